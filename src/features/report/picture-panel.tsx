import { Download, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import type { Report } from '#domain/report/report.ts';
import { downloadBlob } from '#lib/download-file.ts';
import { canShareFiles, share } from '#lib/share.ts';
import { periodName } from '#lib/turkish/period.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import type { Theme } from '#storage/theme.ts';
import { Button } from '#ui/button.tsx';
import { Segments } from '#ui/segments.tsx';
import { Switch } from '#ui/switch.tsx';

import { makePicture, pictureFile } from './picture/make-picture.ts';
import { type SizeName, SIZES } from './picture/sizes.ts';
import { pictureWords } from './words/report-words.ts';

const THEMES = [
  ['dark', 'Koyu'],
  ['light', 'Açık'],
] as const satisfies readonly (readonly [Theme, string])[];
const SIZE_OPTIONS = [
  ['portrait', SIZES.portrait.label],
  ['landscape', SIZES.landscape.label],
] as const satisfies readonly (readonly [SizeName, string])[];

/** The report as a picture (Y-06): seen first as it will be, then downloaded or shared. */
export function PicturePanel({ report }: { report: Report }) {
  const records = useRecords();
  const ownName = useRecord(records.user)?.name ?? '';
  const [size, setSize] = useState<SizeName>('portrait');
  const [theme, setTheme] = useState<Theme>(() => records.theme.get() ?? 'dark');
  const [isNamed, setIsNamed] = useState(false);
  const nameId = useId();
  const [state, setState] = useState<'drawing' | 'ready' | 'failed'>('drawing');
  const canvas = useRef<HTMLCanvasElement>(null);
  const name = isNamed ? ownName : undefined;

  useEffect(() => {
    let isCurrent = true;
    const sheet = canvas.current;
    if (sheet === null) return undefined;
    setState('drawing');
    // Drawn aside first: what is on show never stands half finished, and a picture that was overtaken is not shown.
    const draft = document.createElement('canvas');
    makePicture(draft, report, { size, theme, name })
      .then(() => {
        if (!isCurrent) return;
        sheet.width = draft.width;
        sheet.height = draft.height;
        sheet.getContext('2d')?.drawImage(draft, 0, 0);
        setState('ready');
      })
      .catch(() => isCurrent && setState('failed'));
    return () => {
      isCurrent = false;
    };
  }, [report, size, theme, name]);

  const fileName = `Sinema-karnesi-${periodName(report).replaceAll(' ', '-')}-${SIZES[size].label.toLowerCase()}.png`;
  const hand = async (give: (file: File) => unknown) => {
    if (canvas.current === null) return;
    try {
      await give(await pictureFile(canvas.current, fileName));
    } catch {
      setState('failed');
    }
  };
  return (
    <section aria-label="Karne resmi" className="flex flex-col gap-4 md:sticky md:top-0">
      <canvas
        ref={canvas}
        role="img"
        aria-label={pictureWords(report)}
        aria-busy={state === 'drawing'}
        width={SIZES[size].width}
        height={SIZES[size].height}
        // In a low window it leaves room for the choices below it.
        className="mx-auto h-auto max-h-[clamp(10rem,100dvh-18rem,52dvh)] w-auto max-w-full rounded-xl border border-border"
      />
      <div className="-my-1 flex flex-wrap items-center justify-center gap-x-3">
        <Segments label="Boyut" options={SIZE_OPTIONS} value={size} onChange={setSize} />
        <Segments label="Renk" options={THEMES} value={theme} onChange={setTheme} />
        {ownName !== '' && (
          <div className="flex h-12 items-center gap-2.5 text-sm font-medium">
            <span id={nameId}>İsmim görünsün</span>
            <Switch aria-labelledby={nameId} checked={isNamed} onCheckedChange={setIsNamed} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          disabled={state !== 'ready'}
          onClick={() => void hand((file) => downloadBlob(file.name, file))}
        >
          <Download aria-hidden />
          Resmi indir
        </Button>
        {canShareFiles() && (
          <Button
            variant="outline"
            disabled={state !== 'ready'}
            onClick={() => void hand((file) => share({ files: [file] }))}
          >
            <Share2 aria-hidden />
            Paylaş
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {state === 'failed' && 'Resim hazırlanamadı. Başka bir boyut dener misin?'}
      </p>
    </section>
  );
}
