import { Popcorn } from 'lucide-react';

import { cn } from '#lib/cn.ts';

/** Beside the films that the classic form has found those have the heading. */
const UNTIL_FOUND = 'lg:group-has-data-found/room:hidden';

/** What the panel says before the first message. */
export function EmptyConversation() {
  return (
    <div className="flex flex-col items-center gap-3 px-6 text-center">
      <span
        className={cn(
          'hidden size-14 place-items-center rounded-full bg-accent text-link sm:grid',
          UNTIL_FOUND,
        )}
      >
        <Popcorn aria-hidden className="size-7" />
      </span>
      <h2 className={cn('text-2xl font-semibold', UNTIL_FOUND)}>Bu akşam ne izlesek?</h2>
      <p className="max-w-[42ch] text-muted-foreground">
        İçinden geldiği gibi yaz: ruh halin, sevdiğin bir oyuncu, ne kadar vaktin olduğu… Sana üç film
        seçeyim.
      </p>
    </div>
  );
}
