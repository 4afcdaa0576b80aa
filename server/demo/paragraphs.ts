/** A text of several paragraphs, as a description keeps it. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')
