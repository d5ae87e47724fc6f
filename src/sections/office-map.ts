/** Adds the frame when the map's link is clicked, before the link opens in it. Adding it earlier would cost every visitor. */
document.querySelector('a[target="office-map"]')?.addEventListener('click', () => {
  const frame = document.querySelector<HTMLTemplateElement>('#office-map-frame');
  frame?.replaceWith(frame.content);
});
