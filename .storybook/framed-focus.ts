// A story in a frame of a documentation page takes the focus without scrolling that page to itself.
const page = window.frameElement?.ownerDocument.location.search ?? '';
if (new URLSearchParams(page).get('viewMode') === 'docs') {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
