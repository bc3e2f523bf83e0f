// The checkout window of the payment sandbox. Pages use it as they use Razorpay's checkout.js:
// new Razorpay({ key, order_id, amount, currency, name, description, prefill, handler, modal }).open()
;(() => {
  const origin = document.currentScript ? new URL(document.currentScript.src).origin : location.origin
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = `${origin}/sandbox/checkout.css`
  document.head.append(style)

  class Razorpay {
    #options
    #listeners = new Map()
    #window = null

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('the checkout needs key and order_id')
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    }

    open() {
      if (this.#window) return
      this.#window = createWindow(this.#options, {
        press: (method, outcome) => this.#press(method, outcome),
        closed: () => {
          this.#window = null
          this.#options.modal?.ondismiss?.()
        },
      })
      document.body.append(this.#window.dialog)
      this.#window.dialog.showModal()
    }

    close() {
      this.#window?.remove()
      this.#window = null
    }

    async #press(method, outcome) {
      const shown = this.#window
      shown.say('Talking to the bank…')
      shown.lock(true)
      const answer = await send(origin, {
        key: this.#options.key,
        order_id: this.#options.order_id,
        method,
        outcome,
        ...(this.#options.prefill?.email && { email: this.#options.prefill.email }),
      })
      if (answer.error) {
        shown.lock(false)
        shown.say(answer.error.description)
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: answer.error })
        return
      }
      if (outcome === 'silent') {
        shown.say(
          'The money has left the account, and nobody told this page. Close the window and see what happens.',
        )
        return
      }
      this.close()
      this.#options.handler?.(answer)
    }
  }

  async function send(to, body) {
    try {
      const response = await fetch(`${to}/sandbox/checkout/press`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) ?? {}
    } catch {
      return {
        error: {
          code: 'NETWORK_ERROR',
          description: 'The payment window could not reach the bank. Try again.',
          metadata: {},
        },
      }
    }
  }

  function createWindow(options, { press, closed }) {
    const dialog = element('dialog', { class: 'payment-sandbox', 'aria-labelledby': 'payment-sandbox-title' })
    const close = element(
      'button',
      { type: 'button', class: 'payment-sandbox-close', 'aria-label': 'Close the payment window' },
      element('span', { 'aria-hidden': 'true' }, '\u00d7'),
    )
    const status = element('p', { class: 'payment-sandbox-status', role: 'status' })
    const buttons = [
      action('Pay', 'pay', 'payment-sandbox-main'),
      action('Bank declines', 'decline'),
      action('Money debited, no answer', 'silent'),
    ]
    dialog.append(
      element(
        'div',
        { class: 'payment-sandbox-head' },
        element('h2', { id: 'payment-sandbox-title' }, 'Practice payment'),
        close,
      ),
      element(
        'p',
        { class: 'payment-sandbox-notice' },
        'This is a practice window. No money moves, whatever you press.',
      ),
      element(
        'p',
        { class: 'payment-sandbox-amount' },
        money(options),
        element('span', {}, [options.name, options.description].filter(Boolean).join(' · ')),
      ),
      methods(),
      status,
      element('div', { class: 'payment-sandbox-actions' }, ...buttons),
    )
    close.addEventListener('click', dismiss)
    // Escape asks to close; the page gets the same event as from the button.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      dismiss()
    })

    function action(label, outcome, kind = '') {
      const button = element('button', { type: 'button', class: kind }, label)
      button.addEventListener('click', () => press(dialog.querySelector('input:checked').value, outcome))
      return button
    }

    function dismiss() {
      dialog.close()
      dialog.remove()
      closed()
    }

    return {
      dialog,
      say(text) {
        status.textContent = text
      },
      lock(isLocked) {
        for (const button of buttons) button.disabled = isLocked
      },
      remove() {
        dialog.close()
        dialog.remove()
      },
    }
  }

  function methods() {
    const group = element('fieldset', {}, element('legend', {}, 'Pay with'))
    for (const [value, label] of [
      ['upi', 'UPI'],
      ['card', 'Card'],
    ]) {
      const choice = element('input', { type: 'radio', name: 'payment-sandbox-method', value })
      choice.checked = value === 'upi'
      group.append(element('label', {}, choice, label))
    }
    return group
  }

  function money({ amount, currency = 'INR' }) {
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(Number(amount) / 100)
  }

  function element(name, attributes, ...children) {
    const made = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes))
      if (value !== '') made.setAttribute(attribute, value)
    made.append(...children)
    return made
  }

  window.Razorpay = Razorpay
})()
