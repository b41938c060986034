import { Section } from './parts/section.tsx';

/** A placeholder (T-12). */
export function PrivacySection() {
  return (
    <Section title="Gizlilik">
      <p className="text-muted-foreground">
        Gizlilik ayarları yakında burada olacak. Şimdilik bilmen gereken: listelerin ve geçmişin yalnızca bu
        tarayıcıda durur. Bir yapay zekâ servisi bağladıysan yazdıkların yanıt için o servise de gider.
      </p>
    </Section>
  );
}
