import { vocabulary } from './server/areas/catalogue/search/vocabulary.ts'
console.log(vocabulary.groups.size)
