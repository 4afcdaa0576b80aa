import { useTextLanguage } from '../../i18n/use-text-language.ts'

/** Splits a text into paragraphs at empty lines. */
export function Paragraphs({ text }: { text: string }) {
  const languageOf = useTextLanguage()
  return (
    <div lang={languageOf(text)} className="mt-4 grid max-w-[66ch] gap-4">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
