import { useEffect, useMemo, useState } from 'react';

import type { Report } from '#domain/report/report.ts';
import { downloadBlob } from '#lib/download-file.ts';
import { share } from '#lib/share.ts';
import { periodName } from '#lib/turkish/period.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import type { Theme } from '#storage/theme.ts';

import { makePicture, pictureFile } from './picture/make-picture.ts';
import { type SizeName, SIZES } from './picture/sizes.ts';

/** The picture of a report (Y-06) as it is chosen: its canvas, and what can be done with it. */
export function usePicture(report: Report) {
  const records = useRecords();
  const ownName = useRecord(records.user)?.name ?? '';
  const [size, setSize] = useState<SizeName>('portrait');
  const [theme, setTheme] = useState<Theme>(() => records.theme.get() ?? 'dark');
  const [isNamed, setIsNamed] = useState(false);
  // As state: a popup brings its content later than what draws it.
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null);
  const name = isNamed ? ownName : undefined;
  const wish = useMemo(() => ({ report, size, theme, name }), [report, size, theme, name]);
  /** What became of the last wish that was drawn, or handed on. */
  const [made, setMade] = useState<{ wish: object; state: 'ready' | 'failed' }>();
  const state = made?.wish === wish ? made.state : 'drawing';

  useEffect(() => {
    let isCurrent = true;
    if (sheet === null) return undefined;
    // Drawn aside first: what is on show never stands half finished, and a picture that was overtaken is not shown.
    const draft = document.createElement('canvas');
    makePicture(draft, wish.report, wish)
      .then(() => {
        if (!isCurrent) return;
        sheet.width = draft.width;
        sheet.height = draft.height;
        sheet.getContext('2d')?.drawImage(draft, 0, 0);
        setMade({ wish, state: 'ready' });
      })
      .catch(() => isCurrent && setMade({ wish, state: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [sheet, wish]);

  const fileName = `Sinema-karnesi-${periodName(report).replaceAll(' ', '-')}-${SIZES[size].label.toLowerCase()}.png`;
  const hand = async (give: (file: File) => unknown) => {
    if (sheet === null) return;
    try {
      await give(await pictureFile(sheet, fileName));
    } catch {
      setMade({ wish, state: 'failed' });
    }
  };
  return {
    /** Takes the canvas that it is drawn on. */
    setSheet,
    state,
    size,
    setSize,
    theme,
    setTheme,
    /** Whether there is a name that could stand on it. */
    hasName: ownName !== '',
    isNamed,
    setIsNamed,
    download: () => void hand((file) => downloadBlob(file.name, file)),
    share: () => void hand((file) => share({ files: [file] })),
  };
}

export type Picture = ReturnType<typeof usePicture>;
