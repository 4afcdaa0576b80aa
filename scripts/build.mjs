// `npm run build`: the pages, built and compressed; nothing where they are up to date.
import { build, install, root } from './tasks.mjs'

process.chdir(root)
await install()
await build()
