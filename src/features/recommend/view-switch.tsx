import { Segments } from '#ui/segments.tsx';

interface ViewSwitchProps {
  view: 'chat' | 'form';
  onView: (view: 'chat' | 'form') => void;
}

const VIEWS = [
  ['chat', 'Sohbet'],
  ['form', 'Form'],
] as const;

/** Where there is room for one of them: the conversation, or the classic form. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return <Segments label="Görünüm" options={VIEWS} value={view} onChange={onView} />;
}
