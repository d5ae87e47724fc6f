/** Adds the map's frame when its link is clicked, before the link opens in it, so that other visitors load nothing. */
document.querySelector('a[target="office-map"]')?.addEventListener('click', () => {
  const frame = document.querySelector<HTMLTemplateElement>('#office-map-frame');
  frame?.replaceWith(frame.content);
});
