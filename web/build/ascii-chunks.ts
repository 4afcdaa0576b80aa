type Output = { type: 'chunk'; code: string } | { type: 'asset' }

/**
 * Escapes the letters outside of ASCII in the code of the server. One Vietnamese letter would make V8 keep the whole file
 * with two bytes per character, in every thread.
 */
export const asciiChunks = {
  name: 'ascii-chunks',
  generateBundle(_options: unknown, bundle: Record<string, Output>): void {
    for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = escapeLetters(output.code)
  },
}

export function escapeLetters(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
