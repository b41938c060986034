import { ArrowLeft } from 'lucide-react';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';

import { AskBoth } from './ask-both.tsx';
import type { Together } from './create-together.ts';
import type { RoundPorts } from './round/round-ports.ts';
import { RoundScreen } from './round/round-screen.tsx';

export interface TogetherScreenProps {
  together: Together;
  ports: RoundPorts;
  /** The round in the address; undefined where there is none yet. */
  code: string | undefined;
  onBack: () => void;
}

/** _İkimize üç film_: what two people want, three films for both, and a round of ten to choose from (J-10 to J-17). */
export function TogetherScreen({ together, ports, code, onBack }: TogetherScreenProps) {
  return (
    <div
      className={cn(
        'mx-auto flex flex-col gap-6',
        // One card a step, all at the same place; what came of it has room for three.
        code === undefined ? 'max-w-4xl' : 'max-w-lg gap-3 has-data-result:max-w-4xl has-data-result:gap-6',
      )}
    >
      <div className="flex flex-col items-start gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          onClick={() => (code === undefined ? onBack() : ports.show(undefined, 'step'))}
        >
          <ArrowLeft aria-hidden />
          {code === undefined ? "Film Öner'e dön" : 'Turdan çık'}
        </Button>
        <h1 className="font-display text-3xl font-semibold">
          {code === undefined ? 'İkimize üç film' : 'On filmlik tur'}
        </h1>
      </div>
      {code === undefined ? (
        <AskBoth together={together} onRound={(round) => ports.show(round, 'step')} />
      ) : (
        <RoundScreen code={code} ports={ports} />
      )}
    </div>
  );
}
