// `npm run build`: builds and compresses the pages; does nothing if they are up to date.
import { build, install, root } from './tasks.mjs'

process.chdir(root)
await install()
await build()
