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
  return (
    <fieldset aria-label="Görünüm" className="flex h-12 items-center">
      <div className="flex rounded-full bg-muted p-1">
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            // Taller for a thumb than to the eye.
            className="relative h-7 rounded-full px-3 text-sm font-medium text-muted-foreground after:absolute after:-inset-y-2.5 after:inset-x-0 after:content-[''] aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-card dark:aria-pressed:bg-accent"
            onClick={() => onView(name)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
