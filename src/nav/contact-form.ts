/** Runs right after the contact page's form, which needs no other script. */
const form = document.querySelector<HTMLFormElement>('[data-contact]');
const field = (name: string): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`);

/** Names the service whose Inquire Now was pressed. */
const service = new URLSearchParams(location.search).get('service');
const known = [...document.querySelectorAll<HTMLOptionElement>('#services option')].find(
  ({ dataset }) => dataset.id === service,
);
const subject = field('subject');
if (known && subject) subject.value = known.value;

/** Opens a WhatsApp chat with the four values ready to send, as the landing page does. */
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = ['Name', 'Email', 'Subject', 'Message']
    .map((label) => `${label}: ${field(label.toLowerCase())?.value ?? ''}`)
    .join('\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  window.open(`${form.action}?text=${encodeURIComponent(text)}`, '_blank', 'noopener,noreferrer');
});
