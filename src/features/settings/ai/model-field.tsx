import { type ComponentProps, useId, useState } from 'react';

import { DEFAULT_MODEL } from '#ai-service/limits.ts';

import { Field } from '../parts/field.tsx';
import { type AiAddress, offeredModels } from './models.ts';

interface ModelFieldProps extends Omit<ComponentProps<typeof Field>, 'label'> {
  /** The server in the form; undefined where none may be asked. */
  server: Pick<AiAddress, 'baseUrl' | 'apiKey'> | undefined;
  fetch: typeof globalThis.fetch;
  /** The model that the server's own key is used with, where that is in use. */
  lent: string | undefined;
}

/** The name of a model; the server is asked for its models when somebody is about to give one. */
export function ModelField({ server, fetch, lent, ...field }: ModelFieldProps) {
  const listId = useId();
  const [offered, setOffered] = useState<{ url: string; models: readonly string[] }>();
  const url = server?.baseUrl;
  const models = offered !== undefined && offered.url === url ? offered.models : [];
  const offer = async () => {
    if (server === undefined || url === undefined || models.length > 0) return;
    setOffered({ url, models: await offeredModels(server, fetch) });
  };
  return (
    <>
      <Field
        label="Model"
        hint={
          lent === undefined
            ? `Boşsa ${DEFAULT_MODEL}.`
            : `Şu an sunucunun anahtarıyla ${lent} kullanılıyor. Başka bir model için kendi anahtarını gir.`
        }
        placeholder={lent ?? DEFAULT_MODEL}
        list={listId}
        onFocus={() => void offer()}
        {...field}
      />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model}>
            {model}
          </option>
        ))}
      </datalist>
    </>
  );
}
