const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in HTML, in an element or a quoted attribute. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]);
}
