import { Shuffle } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';

/** Picks one film of *İzleyeceklerim* and shows it; rejects where the catalogue cannot be fetched. */
export type PickOne = (without: readonly string[]) => Promise<{ title: string } | undefined>;

/** *Listemden çek*: one film of the list for this hour, another at each press. */
export function PickButton({ pick }: { pick: PickOne }) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const choose = async () => {
    setNote('');
    try {
      const picked = await pick(before);
      if (picked !== undefined) return setBefore([...before, picked.title]);
      // All have had their turn: it begins anew.
      const again = await pick([]);
      setBefore(again === undefined ? [] : [again.title]);
      if (again === undefined) setNote('Listende önerebileceğim bir film yok.');
    } catch {
      setNote('Filmlere şimdi ulaşamadım. Bağlantını denetleyip yeniden dener misin?');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => void choose()}>
        <Shuffle aria-hidden />
        Listemden çek
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {note === '' ? 'Listenden bu saate uygun bir film seçeyim.' : note}
      </p>
    </div>
  );
}
