import { KeyRound, TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';

import type { Confirm } from '#features/confirm/confirm-store.ts';
import { sentenceOf } from '#ai-service/failures/service-failure.ts';
import { NO_SETTINGS, type OwnSettings, type OwnSettingsRecord } from '#storage/own-settings.ts';
import { Button } from '#ui/button.tsx';
import { IDLE } from '#ui/idle.ts';

import { Field } from '../parts/field.tsx';
import { type SaveResult, SaveStatus } from '../parts/save-status.tsx';
import { Section } from '../parts/section.tsx';
import { readBaseUrl } from './base-url.ts';
import { Outcomes } from './outcomes.tsx';
import { policyAllows } from './policy.ts';
import { failed, type Outcome } from './outcome.ts';
import { ModelField } from './model-field.tsx';
import type { AiAddress } from './models.ts';
import { PresetPicker } from './preset-picker.tsx';
import { tryAi, type TryModel } from './try-connection.ts';
import { type TmdbAddress, tryTmdb } from './try-tmdb.ts';

interface AiSectionProps {
  own: OwnSettingsRecord;
  /** Which services would be used with these settings: own key, key keeper, or none. */
  connect: (settings: OwnSettings) => Promise<{ ai?: AiAddress; tmdb?: TmdbAddress }>;
  /** The page's Content Security Policy; null for none. */
  readPolicy: () => Promise<string | null>;
  pageOrigin: string;
  fetch: typeof globalThis.fetch;
  tryModel: TryModel;
  confirm: Confirm['confirm'];
}

const BAD_ADDRESS = 'Geçerli bir adres gir: https:// ya da http:// ile başlasın.';

/** Own keys and the model: kept on this device, never exported, in force at once (M-33). */
export function AiSection({
  own,
  connect,
  readPolicy,
  pageOrigin,
  fetch,
  tryModel,
  confirm,
}: AiSectionProps) {
  const stored = useSyncExternalStore(own.subscribe, own.get);
  // Until somebody types, the fields are what is stored, also when another tab changes that.
  const [draft, setDraft] = useState<OwnSettings>();
  const [result, setResult] = useState<SaveResult>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | 'trying'>();
  const [policy, setPolicy] = useState<string | null>(null);
  useEffect(() => void readPolicy().then(setPolicy), [readPolicy]);
  // Without a key of one's own the server may lend its own, with a model of its own.
  const [lent, setLent] = useState<string>();
  useEffect(() => void connect(NO_SETTINGS).then(({ ai }) => setLent(ai?.model)), [connect]);

  const shown = draft ?? stored;
  const baseUrl = readBaseUrl(shown.baseUrl);
  const isBarred = Boolean(baseUrl) && !policyAllows(policy, baseUrl ?? '', pageOrigin);
  const server = !baseUrl || isBarred ? undefined : { baseUrl, apiKey: shown.apiKey.trim() };
  const showAgain = (next: OwnSettings | undefined) => {
    setDraft(next);
    setResult(undefined);
    setOutcomes(undefined);
  };
  const bind = (field: keyof OwnSettings) => ({
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    value: shown[field],
    onChange: (value: string) => showAgain({ ...shown, [field]: value }),
  });
  const tidied = (): OwnSettings => ({
    model: shown.model.trim(),
    baseUrl: baseUrl ?? '',
    apiKey: shown.apiKey.trim(),
    tmdbKey: shown.tmdbKey.trim(),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (baseUrl === undefined) return;
    const kept = await own.set(tidied());
    setResult(kept ? 'saved' : 'failed');
    if (kept) setDraft(undefined);
  };
  const attempt = async () => {
    setOutcomes('trying');
    const { ai, tmdb } = await connect(tidied());
    const barred = [failed(sentenceOf({ kind: 'barredByPolicy' }))];
    const tries = [ai && (isBarred ? barred : tryAi(ai, fetch, tryModel)), tmdb && tryTmdb(tmdb, fetch)];
    setOutcomes((await Promise.all(tries)).flatMap((outcome) => outcome ?? []));
  };
  const forget = () =>
    confirm({
      tone: 'danger',
      title: 'Anahtarların unutulsun mu?',
      body: 'Model, adres ve anahtarlar bu cihazdan silinecek. Sonra sunucunun anahtarı ya da yerleşik asistan kullanılır.',
      verb: 'Unut',
      action: async () => {
        const gone = await own.clear();
        if (gone) showAgain(undefined);
        return gone;
      },
    });

  return (
    <Section
      title="Yapay Zekâ"
      hint="Kendi anahtarınla OpenAI ya da uyumlu bir sunucu kullanabilirsin. Boş bırakırsan uygulama yine çalışır."
    >
      <p className="mb-6 flex gap-3 rounded-xl border border-border bg-muted p-4 text-sm">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-gold" />
        <span>
          Anahtarların bu tarayıcıda, şifrelenmeden durur: bu cihazı kullanabilen herkes okuyabilir. Ortak bir
          bilgisayarda girme. Veri dosyana eklenmez, yalnızca kendi servisine gönderilir.
        </span>
      </p>
      <form
        aria-label="Yapay zekâ ayarları"
        noValidate
        onSubmit={(event) => void save(event)}
        className="max-w-lg space-y-4"
      >
        <PresetPicker
          baseUrl={baseUrl ?? ''}
          pageOrigin={pageOrigin}
          onPick={(picked) => showAgain({ ...shown, baseUrl: picked })}
        />
        <Field
          label="Sunucu adresi"
          hint="Boşsa OpenAI. Örnek: http://localhost:11434/v1 (Ollama)"
          inputMode="url"
          error={baseUrl === undefined ? BAD_ADDRESS : undefined}
          {...bind('baseUrl')}
        />
        <ModelField
          server={server}
          fetch={fetch}
          lent={shown.apiKey === '' && shown.baseUrl === '' ? lent : undefined}
          {...bind('model')}
        />
        {isBarred && (
          <p role="note" className="text-sm wrap-anywhere text-destructive-text">
            Bu sayfa bu adrese bağlanamaz: güvenlik kuralı izin vermiyor. Sunucuyu başlatırken CONNECT_SRC
            değişkenine {new URL(baseUrl ?? '').origin} eklenmeli.
          </p>
        )}
        <Field
          label="Yapay zekâ anahtarı"
          hint="Anahtar istemeyen bir sunucuda boş bırak."
          type="password"
          {...bind('apiKey')}
        />
        <Field
          label="TMDB anahtarı"
          hint="Gerçek posterler, fragmanlar ve filmlerin nerede izlendiği için."
          type="password"
          {...bind('tmdbKey')}
        />
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Button type="submit" data-idle={draft === undefined || undefined} className={IDLE}>
            Kaydet
          </Button>
          <Button
            variant="outline"
            onClick={() => void attempt()}
            disabled={baseUrl === undefined || outcomes === 'trying'}
          >
            Bağlantıyı sına
          </Button>
          {stored !== NO_SETTINGS && (
            <Button variant="ghost" onClick={() => void forget()}>
              <KeyRound aria-hidden />
              Anahtarları unut
            </Button>
          )}
          <SaveStatus result={result} />
        </div>
        <Outcomes outcomes={outcomes} />
      </form>
    </Section>
  );
}
