import { readVocabulary } from './server/areas/catalogue/search/vocabulary.rule.ts'
import { understandQuery } from './server/areas/catalogue/search/understand-query.rule.ts'
import { rankingOf } from './server/areas/catalogue/search/rank-query.rule.ts'
const vocabulary = readVocabulary()
console.log(vocabulary.groups.size)
const context = { vocabulary, words: new Map([['dam',1],['hoa',1],['ao',1]]), groups:new Set<string>(), sizes: ['0-3M','3-6M','6-9M','9-12M','12-18M','18-24M','2Y','3Y'], chart: [], named: [], synonyms: [] }
for (const q of process.argv.slice(2)) { const u = understandQuery(q, context as never); console.log(q, u.words.map(w=>w.written).join('_'), u.parts.map(p=>`${p.kind}[${p.label.vi}] ${p.terms ?? JSON.stringify(p.price)}`)) ; }
