const STEPS = [
  {
    title: 'Tercihlerini söyle',
    text: 'Türünü ve ruh halini seç ya da içinden geldiği gibi yaz: “huzunluyum bir dram oner” bile olur.',
  },
  {
    title: 'Yapay zekâ analiz etsin',
    text: 'İsteklerini ve izlediklerini tartar; kurallara uymayanı, daha önce önerdiğini eler.',
  },
  {
    title: 'Önerilerini keşfet',
    text: 'Üç film, üç gerekçe. Fragmanına bak, favorine ekle, beğenmediysen bir tane daha iste.',
  },
] as const;

/** How it works, in three steps (L-02), on one ticket with three stubs. */
export function Steps() {
  return (
    <section aria-labelledby="steps-title" className="border-y border-border bg-card/60 py-16 lg:py-24">
      <div className="page">
        <h2 id="steps-title" className="text-4xl leading-[1.05] font-bold sm:text-5xl">
          Nasıl çalışır?
        </h2>
        <ol className="mt-10 grid gap-y-0 lg:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-dashed border-input py-7 not-first:border-t-2 lg:px-8 lg:py-2 lg:not-first:border-t-0 lg:not-first:border-l-2 lg:first:pl-0"
            >
              <span
                aria-hidden
                className="font-display text-6xl leading-none font-extrabold text-link tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-2xl font-semibold">{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
