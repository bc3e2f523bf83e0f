-- A saved reply that came with the product calls a video a video. One that support has edited stays as it is.
update canned_replies
set title = 'A video does not play',
  text = E'Hello {name},\n\nPlease open the settings of the player, choose a lower quality and try again. If the video still stops, tell us the name of the lesson and the phone or browser you use.'
where title = 'A film does not play'
  and text = E'Hello {name},\n\nPlease choose a lower quality under the gear of the player and try once more. If the film still stops, tell us the name of the lesson and the phone or browser you use.';
