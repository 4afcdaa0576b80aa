const marked = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]|[àáãèéìíòóõùúĩũý]/iu
const notVietnamese = /[fjwz]|[bdđghklqrsvx]$/iu
const alsoVietnamese = /(?:ch|nh|ng)$|gh$/iu

/**
 * Whether a text is Vietnamese, for English pages: an order keeps the names of its day without their language, and a text
 * without a translation stays as it is. Most Vietnamese words carry diacritics; an English text that names an áo dài also
 * has words that no Vietnamese one looks like.
 */
export function isVietnamese(text: string): boolean {
  const words = text.normalize('NFC').match(/\p{L}+/gu) ?? []
  const count = (is: (word: string) => boolean) => words.filter(is).length
  const foreign = count((word) => notVietnamese.test(word) && !alsoVietnamese.test(word) && !marked.test(word))
  return count((word) => marked.test(word)) > 3 * foreign
}
