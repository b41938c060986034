import { cn } from '#lib/cn.ts';

interface SegmentsProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one of few, drawn as one control: two of them side by side are told apart. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  return (
    <fieldset aria-label={label} className={cn('flex h-12 items-center', className)}>
      <div className="flex rounded-full bg-muted p-1">
        {options.map(([name, text]) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === name}
            // Taller for a thumb than to the eye.
            className="relative h-8 rounded-full px-3 text-sm font-medium text-muted-foreground after:absolute after:-inset-y-2 after:inset-x-0 after:content-[''] aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-card aria-pressed:inset-ring aria-pressed:inset-ring-link dark:aria-pressed:bg-accent"
            onClick={() => onChange(name)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
