/** `count` conversations as the browser keeps them, stored earlier: `turns` times a question and an answer in each. */
export function keptChats(count: number, turns = 1): Record<string, string> {
  const time = (at: number) => new Date(Date.UTC(2026, 9, 1, 0, at)).toISOString();
  const entries = Array.from({ length: count }, (_, at) => ({
    id: `eski${at}`,
    title: `Eski sohbet ${at}`,
    pinned: false,
    createdAt: time(at),
    updatedAt: time(at),
    count: 2 * turns,
  }));
  const said = (id: string, role: string, text: string) => ({ id, role, parts: [{ type: 'text', text }] });
  const turnOf = (at: number, turn: number) => {
    const [question, answer] = [`u${turn || ''}`, `a${turn || ''}`];
    const parent = turn === 0 ? null : `a${turn - 1 || ''}`;
    return [
      { id: question, parent, message: said(question, 'user', `Eski sohbet ${at}`) },
      { id: answer, parent: question, message: said(answer, 'assistant', `Eski yanıt ${at}`) },
    ];
  };
  const chatOf = (at: number) => ({
    revision: 1,
    head: `a${turns - 1 || ''}`,
    chosen: {},
    nodes: Array.from({ length: turns }, (_, turn) => turnOf(at, turn)).flat(),
  });
  return {
    film_chats: JSON.stringify(entries),
    ...Object.fromEntries(entries.map(({ id }, at) => [`film_chat_${id}`, JSON.stringify(chatOf(at))])),
  };
}
