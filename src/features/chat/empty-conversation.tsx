import { Popcorn } from 'lucide-react';

/** What the panel says before the first message. */
export function EmptyConversation() {
  return (
    <div className="flex flex-col items-center gap-3 px-6 text-center">
      <span className="hidden size-14 place-items-center sm:grid rounded-full bg-accent text-link">
        <Popcorn aria-hidden className="size-7" />
      </span>
      <h2 className="text-2xl font-semibold">Bu akşam ne izlesek?</h2>
      <p className="max-w-[42ch] text-muted-foreground">
        İçinden geldiği gibi yaz: ruh halin, sevdiğin bir oyuncu, ne kadar vaktin olduğu… Sana üç film
        seçeyim.
      </p>
    </div>
  );
}
