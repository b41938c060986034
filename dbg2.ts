import { findAct } from "./src/assistant/models/local/understand/find-act.ts";
import { tokenise } from './src/assistant/models/local/understand/tokens.ts';
for (const s of process.argv.slice(2)) { const t = tokenise(s); console.log(s, findAct(t.map(x=>x.folded).join(" "),false), findAct(t.map(x=>x.folded).join(" "),true), t.map(x=>x.folded+"|"+x.base)); }
