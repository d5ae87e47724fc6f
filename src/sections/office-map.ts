/** The frame for the map comes when the page stands and has been painted. */
addEventListener('load', () => {
  const frame = document.querySelector<HTMLTemplateElement>('#office-map-frame');
  frame?.replaceWith(frame.content);
});
