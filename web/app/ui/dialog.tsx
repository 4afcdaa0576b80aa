import { Modal, type ModalProps } from './modal.tsx'

/** A question or a form in the middle of the page. */
export function Dialog({ className = '', ...rest }: ModalProps) {
  return <Modal {...rest} className={`dialog ${className}`} />
}
