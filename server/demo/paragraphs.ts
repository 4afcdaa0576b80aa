/** A text of several paragraphs, in the format of a description. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n')
