import { NotebookPen, NotebookText } from 'lucide-react';

import { noteWords } from '#domain/note-words.ts';

import { OutcomeLine, ToolLink } from './outcome-line.tsx';
import type { ApprovalWords, Output, ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

/** What was noted, and where it can be seen and removed. */
export function RememberView({ output }: ViewProps<'remember'>) {
  if (!('note' in output)) return <Failure output={output} />;
  return (
    <OutcomeLine Icon={NotebookPen} className="items-start py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {output.status === 'done' ? 'Not aldım: ' : 'Notlarımda zaten var: '}
        {noteWords(output.note)}
      </span>
      <ToolLink href="#/settings">Ayarlar → Tercihler</ToolLink>
    </OutcomeLine>
  );
}

/** Asked before all notes are deleted. */
export const FORGET_ALL_QUESTION: ApprovalWords = {
  tone: 'danger',
  title: 'Notlarının hepsi silinsin mi?',
  body: 'Hakkında söylediklerini unuturum; önerirken artık hesaba katmam. Listelerin olduğu gibi kalır.',
  verb: 'Sil',
};

/** Which note is gone, or that all are. */
export function ForgetView({ output }: ViewProps<'forget'>) {
  if (!('note' in output)) return <Failure output={output} />;
  return (
    <OutcomeLine Icon={NotebookText}>
      <span className="min-w-0 wrap-anywhere">
        {output.others !== undefined && output.others.length > 0
          ? `${output.others.length + 1} notun hepsi silindi`
          : `Unuttum: ${noteWords(output.note)}`}
      </span>
    </OutcomeLine>
  );
}

function Failure({ output }: { output: Exclude<Output<'remember' | 'forget'>, { note: unknown }> }) {
  return (
    <ToolNote tone="info">
      {output.status === 'failed' ? output.message : 'Hakkında böyle bir notum yok.'}
    </ToolNote>
  );
}
