/** Runs in <head>: an unknown path redirects to / (SPEC section 2), also on a static host, which answers with the 404 page. */
document.documentElement.hidden = true;
location.replace('/');
