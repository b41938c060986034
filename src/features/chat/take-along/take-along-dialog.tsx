import { Copy, Download, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import { downloadFile } from '#lib/download-file.ts';
import { focusPopup } from '#lib/focus-popup.ts';
import { canShareTexts, share } from '#lib/share.ts';
import { formatDate } from '#lib/turkish/format.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';

import { asMarkdown } from './as-markdown.ts';
import { asMessage } from './as-message.ts';
import { fileNameOf } from './file-name.ts';
import { saidIn } from './said.ts';

interface TakeAlongDialogProps {
  title: string;
  messages: readonly ChatMessage[];
  onClose: () => void;
}

const FORMS = [
  ['message', 'Mesaj'],
  ['markdown', 'Markdown'],
] as const;
const HINTS = {
  message: 'Bir arkadaşına yollayabileceğin sade metin. Bağlantılar ve kendi listelerin içinde yoktur.',
  markdown: 'Sohbetin tamamı, not uygulamalarının okuduğu biçimde.',
} as const;
/** In characters: a longer text would hold up the page, and nobody reads it here. */
const SEEN = 4000;

/** The conversation as a message to a friend or as a document (Y-03, Y-04), seen before it leaves. */
export function TakeAlongDialog({ title, messages, onClose }: TakeAlongDialogProps) {
  const [form, setForm] = useState<'message' | 'markdown'>('message');
  const [told, setTold] = useState('');
  const created = messages[0]?.metadata?.createdAt;
  const text = useMemo(() => {
    const said = saidIn(messages);
    if (form === 'message') return asMessage(said);
    return asMarkdown({ title, day: created === undefined ? '' : formatDate(created), said });
  }, [messages, form, title, created]);
  const choose = (next: typeof form) => {
    setForm(next);
    setTold('');
  };
  const hand = async (give: () => Promise<void>, done: string, failed: string) => {
    try {
      await give();
      setTold(done);
    } catch {
      setTold(failed);
    }
  };
  const copy = () =>
    hand(() => navigator.clipboard.writeText(text), 'Kopyalandı.', 'Kopyalanamadı. Tarayıcın izin vermedi.');
  const send = () => hand(() => share({ text }), '', 'Paylaşılamadı. Metni kopyalayıp yollayabilirsin.');
  const download = () => {
    downloadFile({ name: fileNameOf(title, created), text }, 'text/markdown');
    setTold('İndirildi.');
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent className="flex max-h-[90dvh] flex-col gap-4" onOpenAutoFocus={focusPopup}>
        <DialogHeader>
          <DialogTitle>Sohbeti paylaş</DialogTitle>
          <DialogDescription>{HINTS[form]}</DialogDescription>
        </DialogHeader>
        <Segments
          label="Biçim"
          options={FORMS}
          value={form}
          onChange={choose}
          className="-mt-1.5 -mb-2 shrink-0"
        />
        <div className="flex min-h-24 overflow-hidden rounded-xl bg-muted has-focus-visible:outline-2">
          <div
            role="region"
            aria-label="Önizleme"
            // Scrolled by its keys.
            tabIndex={0}
            className="flex-1 overflow-y-auto overscroll-contain px-4 text-sm whitespace-pre-wrap fade-around wrap-anywhere focus-visible:outline-none"
          >
            {text.length > SEEN ? `${text.slice(0, SEEN)}…` : text}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:flex-1">
          {form === 'markdown' && (
            <Button onClick={download}>
              <Download aria-hidden />
              İndir
            </Button>
          )}
          {form === 'message' && canShareTexts() && (
            <Button onClick={() => void send()}>
              <Share2 aria-hidden />
              Paylaş
            </Button>
          )}
          <Button
            variant={form === 'message' && !canShareTexts() ? 'default' : 'outline'}
            onClick={() => void copy()}
          >
            <Copy aria-hidden />
            Kopyala
          </Button>
          <p role="status" className="text-sm text-muted-foreground empty:hidden">
            {told}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
