export type SaveResult = 'saved' | 'failed' | undefined;

/** Says once whether a change was kept. */
export function SaveStatus({ result }: { result: SaveResult }) {
  return (
    <output className="text-sm">
      {result === 'saved' && <span className="text-success">Kaydedildi.</span>}
      {result === 'failed' && (
        <span className="text-destructive-text">
          Kaydedilemedi. Tarayıcının kayıt alanı dolu ya da kapalı olabilir.
        </span>
      )}
    </output>
  );
}
