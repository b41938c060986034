import { Section } from './parts/section.tsx';

/** A placeholder, as the specification has it (spec §2, Gizlilik). */
export function PrivacySection() {
  return (
    <Section title="Gizlilik">
      <p className="text-muted-foreground">
        Gizlilik ayarları yakında burada olacak. Şimdilik bilmen gereken: listelerin ve geçmişin yalnızca bu
        tarayıcıda durur. Bir yapay zekâ hizmeti bağladıysan yazdıkların yanıt için o hizmete de gider.
      </p>
    </Section>
  );
}
