import { useEffect, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { ShareLink } from './share-link.tsx';

interface HandOverProps {
  count: number;
  /** The address of the round as it stands. */
  link: string;
  onBegin: () => void;
}

/** Between the two: the device is handed over, or the link is sent. What the first one said is not shown. */
export function HandOver({ count, link, onBegin }: HandOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-semibold outline-none">
        Sıra ikinci kişide
      </h2>
      <p className="text-muted-foreground">
        Birinci kişi {count} filmin hepsine yanıt verdi. Ne dediği, ikinci kişi de bitirince görünür. Cihazı
        ona ver ya da bağlantıyı gönder; bağlantı sana geldiyse başla.
      </p>
      <div className="flex gap-2 max-sm:flex-col">
        <Button onClick={onBegin}>Sıra bende, başla</Button>
        <ShareLink link={link} label="Bağlantıyı gönder" text="On filmlik turda sıra sende" />
      </div>
    </Card>
  );
}
