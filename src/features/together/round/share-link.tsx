import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { shareLink } from '#lib/share-link.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface ShareLinkProps {
  link: string;
  label: string;
  /** What is sent beside the link. */
  text: string;
}

/** Sends a link by the device's own sheet, else puts it on the clipboard; where neither is allowed it is there to be copied by hand. */
export function ShareLink({ link, label, text }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof shareLink>>>();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button variant="secondary" onClick={() => void shareLink({ url: link, text }).then(setOutcome)}>
        <Share2 aria-hidden />
        {label}
      </Button>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {outcome === 'copied' && 'Bağlantı kopyalandı; istediğin yere yapıştır.'}
        {outcome === 'failed' && 'Bağlantı kopyalanamadı; buradan alabilirsin:'}
      </p>
      {outcome === 'failed' ? (
        <Input
          readOnly
          aria-label="Turun bağlantısı"
          value={link}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </div>
  );
}
