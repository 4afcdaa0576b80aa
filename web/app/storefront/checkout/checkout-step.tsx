import { useId } from 'react'

/** One of the parts of the page: a number, a title, and what is asked. */
export function CheckoutStep({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-xl">
        <span aria-hidden="true" className="checkout-number">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
