/** Every key of the conversation, with what it does. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Sohbeti açar' },
  { keys: ['Enter'], does: 'Mesajı gönderir' },
  { keys: ['Shift Enter'], does: 'Mesajda yeni satıra geçer' },
  { keys: ['↑'], does: 'Boş kutuya son mesajını getirir' },
  { keys: ['1', '2', '3'], does: 'Son yanıttaki filmlerin ayrıntılarını açar' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Son değişikliği on saniye içinde geri alır' },
  { keys: ['Esc'], does: 'Açık pencereyi, sonra sohbeti kapatır' },
  { keys: ['?'], does: 'Bu listeyi açar' },
];
