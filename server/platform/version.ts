import { readFileSync } from 'node:fs'

export type Version = {
  /** Of package.json. */
  version: string
  /** The commit that was built, shortened; null where none is known. */
  commit: string | null
}

let known: Version | null = null

/** The running version: as written at the build, else as in package.json. */
export function versionOf(): Version {
  known ??= readBuilt() ?? { version: readJson<{ version: string }>('package.json').version, commit: null }
  return known
}

/** `0.1.0 (3f2a91c)`. */
export function versionText({ version, commit }: Version = versionOf()): string {
  return commit ? `${version} (${commit})` : version
}

function readBuilt(): Version | null {
  try {
    return readJson<Version>('build/version.json')
  } catch {
    return null
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as T
}
