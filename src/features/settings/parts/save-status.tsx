export type SaveResult = 'saved' | 'failed' | undefined;

/** Says once whether a change was kept. */
export function SaveStatus({ result, className = '' }: { result: SaveResult; className?: string }) {
  return (
    <output className={`text-sm empty:m-0 ${className}`}>
      {result === 'saved' && <span className="text-success">Kaydedildi.</span>}
      {result === 'failed' && (
        <span className="text-destructive-text">
          Kaydedilemedi. Tarayıcının kayıt alanı dolu ya da kapalı olabilir.
        </span>
      )}
    </output>
  );
}
